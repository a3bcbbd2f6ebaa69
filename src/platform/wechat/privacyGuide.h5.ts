/** Only mini programs have WeChat's privacy guide. */
export function hasPrivacyGuide(): boolean {
  return false
}

export function openPrivacyGuide(): void {}
