import { type CopyActor, type ReferralSummary, sharesOf } from '@supplier/core'
import MessageCircle from 'lucide-react/icons/message-circle'
import Send from 'lucide-react/icons/send'
import { useFormats } from '../i18n/use-formats.ts'
import { CopyText } from '../kit/CopyText.tsx'
import { Card } from '../ui/Card.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { link as look, quiet } from './referrals.styles.ts'
import type { ReferralTexts } from './referrals.translations.ts'

interface LinkProps {
  readonly summary: ReferralSummary
  readonly copy: CopyActor
  readonly t: ReferralTexts
}

/** The link and the code with ways to pass them on, and the terms. */
export function ReferralLink({ summary: { code, link, terms, minimum }, copy, t }: LinkProps) {
  const { money } = useFormats()
  const styles = look()
  const shares = sharesOf(link, t.invitation)
  const lines = [
    [t.termBonus, terms.bonus === null ? null : money(terms.bonus)],
    [t.termPayments, terms.payments],
    [t.termDays, terms.days],
    [t.minimum, minimum === null ? null : money(minimum)],
  ].filter(([, value]) => value !== null)
  return (
    <Card>
      <div className={styles.root}>
        <div className={styles.main}>
          <div className={styles.copied}>
            <span className={quiet}>{t.link}</span>
            <CopyText label={t.copyLink} text={link} copy={copy} />
          </div>
          <div className={styles.copied}>
            <span className={quiet}>{t.code}</span>
            <CopyText label={t.copyCode} text={code} copy={copy} />
          </div>
          <div className={styles.shares}>
            <span className={quiet}>{t.share}</span>
            <LinkButton
              href={shares.telegram}
              target="_blank"
              rel="noopener"
              icon={<Send size={16} aria-hidden="true" />}
            >
              Telegram
            </LinkButton>
            <LinkButton href={shares.viber} rel="noopener" icon={<MessageCircle size={16} aria-hidden="true" />}>
              Viber
            </LinkButton>
          </div>
          <dl className={styles.terms} aria-label={t.terms}>
            {lines.map(([name, value]) => (
              <div key={name} className={styles.term}>
                <dt className={quiet}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <QrCode value={link} label={t.qr} />
      </div>
    </Card>
  )
}
