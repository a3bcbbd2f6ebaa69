/** WeChat keeps mini programs itself. */
export function keepOffline(): void {}
