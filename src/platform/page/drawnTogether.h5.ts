/** A browser draws once per frame, however much arrives in it. */
export const drawnTogether = <T>(answer: Promise<T>): Promise<T> => answer
