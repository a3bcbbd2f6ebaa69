import type { AddressInLanguages } from '@/model/address/addressCheck/addressCheck'

import type { Stores } from '../StoresContext'

/**
 * The customer's addresses in the app's language, each followed by its Chinese version unless that is the
 * app's language: shops in China need the address in Chinese.
 */
export async function addressesInLanguages({
  api,
  locale,
}: Pick<Stores, 'api' | 'locale'>): Promise<readonly AddressInLanguages[]> {
  const { listMyAddresses } = api.warehouse
  if (locale.locale === 'zh-Hans') return (await listMyAddresses()).map((address) => [address])
  const [own, chinese] = await Promise.all([listMyAddresses(), listMyAddresses('zh-Hans')])
  return own.map((address) => [address, ...chinese.filter(({ id }) => id === address.id)])
}

/** The Chinese version, for the forms of shops in China. */
export function forShops(languages: AddressInLanguages): AddressInLanguages[0] {
  return languages[languages.length - 1] ?? languages[0]
}
