import { test } from '../app.ts'
import { play } from './play.ts'
import { signInArea } from './sign-in.area.ts'

play(test, signInArea)
