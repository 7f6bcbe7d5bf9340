// Starts the sandbox alone, for work on the views; run it with tsx.
import { serve } from '../packages/test-fixtures/src/bin/serve.ts'

await serve(process.argv.slice(2), process.env)
