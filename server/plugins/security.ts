import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import helmet from '@fastify/helmet'

import type { App } from '../base/http/app.ts'

/** WeChat's JS-SDK, which WeChat wants to be loaded from there. */
const WECHAT_SCRIPTS = 'https://res.wx.qq.com/open/js/'

/** The scanner needs the camera; nobody here needs the rest. */
const PERMISSIONS = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Headers that keep a browser from being tricked. The H5 app brings its own scripts, sets inline styles,
 * and shows pictures that a customer just chose (`blob:`).
 *
 * @param staticDir the H5's folder; its page's inline scripts are allowed by hash
 * @param hasWechatH5 whether the H5 may load WeChat's JS-SDK
 */
export async function security(app: App, staticDir: string, hasWechatH5: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          ...inlineScriptHashes(join(staticDir, 'index.html')),
          ...(hasWechatH5 ? [WECHAT_SCRIPTS] : []),
        ],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'https:'],
        fontSrc: ["'self'", 'data:'],
        // The app reads a picked photo back through its blob address before it sends it.
        connectSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Pictures are shown by a mini program and by apps on other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Only once the site is reached by https, which is decided in front of this server.
    strictTransportSecurity: false,
  })

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS)
    if (request.protocol === 'https')
      void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    // Answers are personal and depend on the language: nobody on the way may keep them.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
  })
}

function inlineScriptHashes(pagePath: string): string[] {
  const scripts = readPage(pagePath).matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

function readPage(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
