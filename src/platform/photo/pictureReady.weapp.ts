/** WeChat loads a picture once it's on a page. */
export async function pictureReady(_url: string): Promise<void> {}
