import type { TodoItem, TodoSubject } from '../../contracts/todo.ts'

const NOTHING: TodoItem = { count: 0, worst: null }

/** Several kinds of things under one heading: the most pressing of all, the first of those without a deadline. */
export function together(...items: readonly TodoItem[]): TodoItem {
  return items.reduce(
    (sum, { count, worst }) => ({ count: sum.count + count, worst: morePressing(sum.worst, worst) }),
    NOTHING,
  )
}

function morePressing(one: TodoSubject | null, other: TodoSubject | null): TodoSubject | null {
  if (one === null || other === null) return one ?? other
  if (other.deadline === null) return one
  return one.deadline === null || other.deadline < one.deadline ? other : one
}
