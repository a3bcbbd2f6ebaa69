/** Whether base library `version`, such as "2.21.2", is newer than `other`. */
export function isNewer(version: string, other: string): boolean {
  const [left = [], right = []] = [version, other].map((text) => text.split('.').map(Number))
  const decisive = [0, 1, 2].find((place) => left[place] !== right[place]) ?? 0
  return (left[decisive] ?? 0) > (right[decisive] ?? 0)
}
