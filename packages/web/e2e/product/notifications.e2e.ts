import { test } from '../seated.ts'
import { notificationsArea } from './notifications.area.ts'
import { play } from './play.ts'

play(test, notificationsArea)
