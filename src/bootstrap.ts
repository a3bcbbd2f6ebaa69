import { createApi, type Api } from '@/api'
import type { RequestSource, TransportSettings } from '@/api/transport'
import { currentLocale, t } from '@/i18n'
import { DEVICE_TOKEN_STORAGE_KEY } from '@/model/account/session'
import type { ApiError } from '@/model/call/ApiError'
import { CLOSED_POPUP_KEY } from '@/model/content/closedPopupKey'
import { isSigningIn, openLogin } from '@/navigation/signIn'
import { API_BASE, TENANT_ID } from '@/platform/build/buildSettings'
import { isInsideMiniProgram, loginPlatform } from '@/platform/device/host'
import { showAlert } from '@/platform/dialog/modal'
import { platformCode } from '@/platform/build/platformCode'
import { forgetLastAnswers } from '@/platform/offline/lastAnswers'
import { removeStoredExcept } from '@/platform/storage/storage'
import { showToast } from '@/platform/dialog/toast'
import { shareAs } from '@/platform/share/referredUrl'
import { AddressChoice } from '@/stores/selection/AddressChoice'
import { APPEARANCE_STORAGE_KEY, AppearanceStore } from '@/stores/device/AppearanceStore'
import { LOCALE_STORAGE_KEY, LocaleStore } from '@/stores/device/LocaleStore'
import { UnsentPhotos } from '@/stores/form/UnsentPhotos'
import { Resource } from '@/stores/Resource'
import { ReferralStore } from '@/stores/session/ReferralStore'
import { ownReferralCode } from '@/stores/share/ownReferralCode'
import { SelectedParcels } from '@/stores/selection/SelectedParcels'
import { SessionStore } from '@/stores/session/SessionStore'
import { StatusDefinitionStore } from '@/stores/content/StatusDefinitionStore'
import type { Stores } from '@/stores/StoresContext'
import { TodoStore } from '@/stores/content/TodoStore'
import { VerificationCodeStore } from '@/stores/session/VerificationCodeStore'
import { WarehouseChoice } from '@/stores/selection/WarehouseChoice'

import { confirmIdentity } from './confirmIdentity'

/** Wires up the stores and the API, and what the customer is told when a request fails. */
export function createStores(): Stores {
  const locale = new LocaleStore()
  locale.restore()
  const appearance = new AppearanceStore()
  appearance.restore()

  const statusDefinitions = new StatusDefinitionStore(() => api.reference)
  const todo = new TodoStore(() => api.todo)
  const unread = new Resource(() => api.unread.count())
  const addressChoice = new AddressChoice()
  const warehouseChoice = new WarehouseChoice()
  const selectedParcels = new SelectedParcels()
  const unsentPhotos = new UnsentPhotos()
  const referral = new ReferralStore(() => session.isSignedIn)
  const session: SessionStore = new SessionStore(
    () => api,
    () => {
      forgetLastAnswers()
      referral.clear()
      statusDefinitions.reset()
      todo.reset()
      unread.clear()
      addressChoice.take()
      warehouseChoice.reset()
      selectedParcels.clear()
    },
    () => {
      unsentPhotos.clear()
      removeStoredExcept([
        LOCALE_STORAGE_KEY,
        APPEARANCE_STORAGE_KEY,
        CLOSED_POPUP_KEY,
        DEVICE_TOKEN_STORAGE_KEY,
      ])
    },
  )
  const askIdentity = createIdentityQuestion((refusal) =>
    confirmIdentity({ api, verificationCodes }, refusal),
  )
  const api: Api = createApi(transportSettings(session, askIdentity), loginPlatform)
  session.restore()
  referral.restore()
  shareAs(() => ownReferralCode({ api, session }))
  const verificationCodes = new VerificationCodeStore(api.passport)
  return {
    api,
    session,
    locale,
    appearance,
    statusDefinitions,
    todo,
    unread,
    referral,
    verificationCodes,
    addressChoice,
    warehouseChoice,
    selectedParcels,
    unsentPhotos,
  }
}

function transportSettings(
  session: SessionStore,
  askIdentity: TransportSettings['confirmIdentity'],
): TransportSettings {
  return {
    baseUrl: API_BASE,
    tenantId: TENANT_ID,
    platform: platformCode,
    locale: currentLocale,
    session,
    fallbackMessage: () => t('error.fallback'),
    onUnauthorized: createSignInRequest(session),
    confirmIdentity: askIdentity,
    onRefused: createRefusalNotice(),
  }
}

/** Spec section 8, 401: one toast and one login page, no matter how many requests are refused. */
function createSignInRequest(session: SessionStore): (source: RequestSource) => void {
  let isAsking = false

  async function ask(source: RequestSource): Promise<void> {
    // In a mini program, a session that has ended while the app was closed leaves a visitor, not a demand to sign in.
    const isUnnoticed = session.isUnproven && isInsideMiniProgram()
    session.expire()
    if (isUnnoticed || isAsking || isSigningIn()) return
    isAsking = true
    showToast(t(source === 'upload' ? 'error.signInFirst' : 'error.sessionExpired'))
    try {
      await openLogin()
    } finally {
      isAsking = false
    }
  }

  return (source) => void ask(source)
}

/** One question at a time, however many requests lead to it. */
function createIdentityQuestion(ask: TransportSettings['confirmIdentity']): typeof ask {
  let asked: Promise<boolean> | null = null
  return (refusal) => {
    asked ??= ask(refusal).finally(() => {
      asked = null
    })
    return asked
  }
}

/** Spec section 8, other refusals: an alert without a cancel button; a burst of them shows one. */
function createRefusalNotice(): (error: ApiError) => void {
  let isShown = false

  async function tell(error: ApiError): Promise<void> {
    if (isShown) return
    isShown = true
    try {
      await showAlert(t('error.title'), error.message, t('error.acknowledge'))
    } finally {
      isShown = false
    }
  }

  return (error) => void tell(error)
}
