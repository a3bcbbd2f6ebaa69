/** Mini programs have a tab bar. */
export function showRail(): void {}
