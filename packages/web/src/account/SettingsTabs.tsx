import type { AccountTab } from '@supplier/core/account/preferences.domain'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteTabs } from '../navigation/RouteTabs.tsx'

/** The tabs of the settings: those of the account, and the appearance. */
export function SettingsTabs({ current }: { readonly current: AccountTab | 'look' }) {
  const t = useTranslations().accountPage.tabs
  return (
    <RouteTabs
      label={t.label()}
      current={current === 'look' ? 'customizing' : 'preferences'}
      currentHash={current === 'store' || current === 'channels' ? `#${current}` : ''}
      items={[
        { to: 'preferences', label: t.profile() },
        { to: 'preferences', hash: '#store', label: t.store() },
        { to: 'preferences', hash: '#channels', label: t.channels() },
        { to: 'customizing', label: t.look() },
      ]}
    />
  )
}
