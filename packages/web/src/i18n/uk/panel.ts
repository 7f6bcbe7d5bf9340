import accountPage from './accountPage/index.ts'
import appearance from './appearance/index.ts'
import article from './article/index.ts'
import common from './common/index.ts'
import homePage from './homePage/index.ts'
import image from './image/index.ts'
import list from './list/index.ts'
import messages from './messages/index.ts'
import money from './money/index.ts'
import nav from './nav/index.ts'
import notification from './notification/index.ts'
import notificationSettings from './notificationSettings/index.ts'
import payout from './payout/index.ts'
import prompts from './prompts/index.ts'
import routes from './routes/index.ts'
import section from './section/index.ts'
import shell from './shell/index.ts'

/** The words that are needed behind the sign-in page only. */
export const panel = {
  accountPage,
  appearance,
  article,
  common,
  homePage,
  list,
  money,
  nav,
  notification,
  notificationSettings,
  payout,
  image,
  prompts,
  routes,
  messages,
  section,
  shell,
}
