/** A mini program asks each page for its card. */
export function giveWechatCards(): void {}
