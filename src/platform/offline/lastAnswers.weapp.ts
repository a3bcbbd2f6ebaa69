/** A mini program keeps no answers. */
export function forgetLastAnswers(): void {}
