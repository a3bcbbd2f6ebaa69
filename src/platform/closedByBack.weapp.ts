/** Going back answers WeChat's modal by itself. */
export async function closedByBack<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer
}
