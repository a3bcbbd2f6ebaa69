/** Does something while no other tab of this browser does the same; a browser without locks just does it. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Absent outside https, whatever the types say.
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request(name, work) : work()
}
