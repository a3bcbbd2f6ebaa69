import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type ServerResponse } from 'node:http'

import { errorAnswer } from './errorAnswer.ts'
import { ApiProblem } from './problem.ts'

import type { Socket } from 'node:net'

/** Answers what never became a request, such as headers that don't end, and closes the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null }
  if (socket.writable && error.code !== 'ECONNRESET' && !answer?.headersSent) {
    const problem = problemOf(error)
    const body = JSON.stringify(errorAnswer(problem, 'zh-Hans', randomUUID()))
    socket.write(
      [
        `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  }
  socket.destroy(error)
}

function problemOf({ code }: NodeJS.ErrnoException): ApiProblem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiProblem(408, 'RequestTooSlow')
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiProblem(431, 'BodyTooLarge')
  return new ApiProblem(400, 'MalformedBody')
}
