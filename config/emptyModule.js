// Replaces polyfills that no browser in our browserslist needs.
