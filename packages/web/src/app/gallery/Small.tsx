import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { CopyButton } from '../../ui/buttons/CopyButton.tsx'
import { Avatar } from '../../ui/images/Avatar.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Progress } from '../../ui/loading/Progress.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import { Kbd } from '../../ui/text/Kbd.tsx'
import { Stars } from '../../ui/text/Stars.tsx'
import { row, stack } from './Gallery.styles.ts'

export function Small() {
  const t = useTranslations()
  const { money } = useFormats()
  return (
    <div className={stack}>
      <div className={row}>
        {(['plain', 'neutral', 'accent', 'info', 'success', 'warning', 'danger', 'wheat'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="wheat" label={t.nav.newOrders({ count: 12 })}>
          12
        </Badge>
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
        <CopyButton label={t.common.copy()} copiedLabel={t.common.copied()} copied={false} onCopy={ignore} />
        <CopyButton label={t.common.copy()} copiedLabel={t.common.copied()} copied onCopy={ignore} />
        <Avatar src={null} initials="OS" size="small" />
        <Avatar src={null} initials="OS" />
        <Avatar src={null} initials="" alt="—" />
        <Avatar src="/missing.png" initials="OS" size="large" />
        <span>{money(123450)}</span>
        <span>{money(-5)}</span>
        <Stars label={t.common.unknownAmount()} />
      </div>
      <Card>
        <div className={stack}>
          <Skeleton shape="text" width="40%" />
          <Skeleton shape="text" width="80%" />
          <Skeleton height="4rem" />
        </div>
      </Card>
      <Progress label={t.common.loading()} done={0.6} />
      <Progress label={t.common.loading()} done={null} />
    </div>
  )
}

const ignore = () => undefined
