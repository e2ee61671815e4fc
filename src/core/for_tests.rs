//! What only the tests reach: parts whose promises cannot be seen from outside.
