import type { Href } from '@supplier/core/kernel/address'
import type { Prompt } from '@supplier/core/onboarding/onboarding.domain'
import type { OnboardingActor } from '@supplier/core/onboarding/onboarding.machine'
import { selectManagerForm, selectPrompt, selectStoreNameForm } from '@supplier/core/onboarding/onboarding.selectors'
import type { LinkActor } from '@supplier/core/telegram/link.machine'
import { useSelector } from '@xstate/react'
import { ConnectDialog } from '../telegram/ConnectDialog.tsx'
import { ManagerDialog } from '../telegram/ManagerDialog.tsx'
import { useLast } from '../ui/overlays/use-last.ts'
import { ArticlesDialog } from './ArticlesDialog.tsx'
import { StoreNameDialog } from './StoreNameDialog.tsx'

export interface OnboardingDialogsProps {
  readonly actor: OnboardingActor
  readonly link: LinkActor | null
  /** The address of the bot with a token that identifies the supplier; `null` when there is no bot. */
  readonly deepLink: Href | null
}

/** The dialogs that ask a supplier for missing data; at most one is open. */
export function OnboardingDialogs({ actor, link, deepLink }: OnboardingDialogsProps) {
  const prompt = useSelector(actor, selectPrompt)
  const storeName = useSelector(actor, selectStoreNameForm)
  const manager = useSelector(actor, selectManagerForm)
  // A dialog keeps its content while it closes.
  const lastStoreName = useLast(storeName, storeName !== null)
  const lastManager = useLast(manager, manager !== null)
  const postpone = () => actor.send({ type: 'prompt.postponed' })
  const shown = (name: Prompt) => ({ isOpen: prompt === name, onPostpone: postpone })
  return (
    <>
      {lastStoreName && <StoreNameDialog {...shown('storeName')} actor={lastStoreName} />}
      {lastManager && <ManagerDialog {...shown('telegramManager')} actor={lastManager} />}
      <ConnectDialog {...shown('telegram')} link={link} deepLink={deepLink} />
      <ArticlesDialog isOpen={prompt === 'articles'} send={actor.send} />
    </>
  )
}
