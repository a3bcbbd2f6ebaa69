/** In WeChat's browser, Home has the card of pages without one of their own (`wechatCards.ts`). */
export function useHomeCard(): void {}
