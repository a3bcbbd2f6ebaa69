// Keeps tests apart.
beforeEach(() => window.localStorage.clear())
