/** Mini programs have the phone's layout, on computers too. */
export function useIsDesktop(): boolean {
  return false
}
