/** A mini program draws its own tabs. */
export function keepScriptLinksInert(): void {}
