import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

import { isForApi } from '../base/http/address.ts'

import type { App } from '../base/http/app.ts'

/** WeChat requires its JS-SDK to be loaded from there. */
const WECHAT_SCRIPTS = 'https://res.wx.qq.com/open/js/'

/** The scanner needs the camera; nobody here needs the rest. */
const PERMISSIONS = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

const YEAR_SECONDS = 365 * 24 * 60 * 60

interface SecurityOptions {
  /** The H5's folder: its page's inline scripts are allowed by hash. */
  readonly staticDir: string
  /** Whether the H5 may load WeChat's JS-SDK. */
  readonly hasWechatH5: boolean
}

/** For answers that are no documents: nothing may be loaded by them, show them, or guess what they are. */
const API_HEADERS = {
  // Answers are personal and depend on the language: no cache on the way may keep them.
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/**
 * Sets the security headers. The H5 app has its own scripts, sets inline styles, and shows pictures that a customer
 * has just chosen (`blob:`). The API's answers have few headers that never change: helmet would work them out for each
 * request, and send a kilobyte of what only documents need.
 */
export const security = fp(async function security(app: App, { staticDir, hasWechatH5 }: SecurityOptions) {
  app.addHook('onRoute', (route) => {
    if (isForApi({ routeOptions: route })) route.helmet = false
  })
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
        // The app reads a chosen photo through its blob address before sending it.
        connectSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The mini program and apps on other origins show our pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Set below, by request: whether the site is on https is decided in front of this server.
    strictTransportSecurity: false,
  })

  app.addHook('onRequest', async (request, reply) => {
    if (isForApi(request)) void reply.headers(API_HEADERS)
    else void reply.header('permissions-policy', PERMISSIONS)
    if (request.protocol === 'https')
      void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
  })
})

function inlineScriptHashes(pagePath: string): string[] {
  const page = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : ''
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
