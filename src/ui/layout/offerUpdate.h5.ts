/** Browsers update with a page load. */
export async function offerUpdate(): Promise<void> {}
