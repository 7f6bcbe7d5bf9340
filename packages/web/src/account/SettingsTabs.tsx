import type { AccountTab } from '@supplier/core'
import { PlaceTabs } from '../app/PlaceTabs.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'

/** The parts of the settings beside each other: those of the account, and the look of the panel. */
export function SettingsTabs({ current }: { readonly current: AccountTab | 'look' }) {
  const words = useWords().accountPage.tabs
  return (
    <PlaceTabs
      label={words.label()}
      current={current === 'look' ? 'customizing' : 'preferences'}
      currentHash={current === 'store' || current === 'channels' ? `#${current}` : ''}
      items={[
        { to: 'preferences', label: words.profile() },
        { to: 'preferences', hash: '#store', label: words.store() },
        { to: 'preferences', hash: '#channels', label: words.channels() },
        { to: 'customizing', label: words.look() },
      ]}
    />
  )
}
