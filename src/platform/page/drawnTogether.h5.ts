/** Nothing to do: a browser draws once per frame anyway. */
export const drawnTogether = <T>(answer: Promise<T>): Promise<T> => answer
