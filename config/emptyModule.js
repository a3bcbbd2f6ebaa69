// Replaces modules that no browser in our browserslist, or nothing in the app, needs.
