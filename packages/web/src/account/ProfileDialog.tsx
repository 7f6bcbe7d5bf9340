import { profileOf, selectIsCopied } from '@supplier/core/account/account.selectors'
import type { CopyActor } from '@supplier/core/kit/copy/copy.machine'
import type { Supplier } from '@supplier/core/session/session.domain'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { settings } from '../settings/settings.ts'
import { CopyButton } from '../ui/buttons/CopyButton.tsx'
import { Avatar } from '../ui/images/Avatar.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { Facts } from './Facts.tsx'
import * as styles from './ProfileDialog.styles.ts'

export interface ProfileDialogProps {
  readonly isOpen: boolean
  readonly supplier: Supplier
  /** The actor of the copy button; `null` while the dialog is closed. */
  readonly copy: CopyActor | null
  readonly onClose: () => void
}

export function ProfileDialog({ isOpen, supplier, copy, onClose }: ProfileDialogProps) {
  const t = useTranslations()
  const { id, name, initials, telephone, avatar } = profileOf(supplier, settings.imageOrigins)
  return (
    <Dialog
      size="small"
      title={t.shell.profile.title()}
      open={isOpen}
      closeLabel={t.ui.close()}
      onClose={onClose}
      footer={<RouteButton location={{ to: 'preferences' }}>{t.shell.profile.settings()}</RouteButton>}
    >
      <div className={styles.person}>
        <Avatar size="large" src={avatar} initials={initials} />
        <div className={styles.who}>
          <div className={styles.name}>{name || t.shell.profile.noName()}</div>
          {supplier.email && <div className={styles.telephone}>{supplier.email}</div>}
        </div>
      </div>
      <Facts
        items={[
          { name: t.shell.profile.telephone(), value: telephone, missing: t.shell.profile.noTelephone() },
          {
            name: t.shell.profile.id(),
            value: (
              <>
                #{id}
                {copy && <CopyId copy={copy} />}
              </>
            ),
          },
        ]}
      />
    </Dialog>
  )
}

function CopyId({ copy }: { readonly copy: CopyActor }) {
  const t = useTranslations()
  const isCopied = useSelector(copy, selectIsCopied)
  return (
    <>
      <CopyButton
        label={t.shell.profile.copyId()}
        copiedLabel={t.common.copied()}
        copied={isCopied}
        onCopy={() => copy.send({ type: 'copy.chosen' })}
      />
      <span role="status">{isCopied && <VisuallyHidden>{t.common.copied()}</VisuallyHidden>}</span>
    </>
  )
}
