// Replaced when the tests land.
