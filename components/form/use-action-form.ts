'use client'

import { useLocale } from 'next-intl'
import { useMemo, useRef, useState, type FormEvent } from 'react'
import { type FieldErrors, type FieldValues, type Resolver, set, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldProblem } from '@/components/ui/error-summary'
import { fieldsOf, type FormAction, type FormState } from '@/lib/server/form-state'
import { checkFields, type LoadSchema } from './check-fields'
import { senderOf, useSending, type SendBy } from './use-sending'
import { loadValidationTexts } from './validation-texts'

type FormSchema = z.ZodType<FieldValues, FieldValues>

interface ActionFormOptions<Schema extends FormSchema> {
  action: FormAction
  /** Fetches the schema: `async () => (await import('@/lib/users/schema')).loginInput`. */
  schema: LoadSchema<Schema>
  /** What the fields hold at first, by name. */
  defaults?: Partial<Record<FieldName<Schema>, string>>
  /** Comes back empty whatever the outcome, with what was typed one click away; the action says so too. */
  clears?: boolean
  /** Sends in the action's place where there is a script, for example to show how far a picture is. */
  sendBy?: SendBy
}

type KeyOf<Input> = Input extends unknown ? Extract<keyof Input, string> : never

/** A field, or `field.part` for one that consists of several. */
type NameOf<Key extends string> = Key | `${Key}.${string}`

/** A name of a field, of any kind of form that the schema takes; it is also the id of its control. */
type FieldName<Schema extends FormSchema> = NameOf<KeyOf<z.input<Schema>>>

const noProblems: readonly FieldProblem[] = []

function errorsOf(state: FormState): FieldErrors<FieldValues> | undefined {
  if (state.status !== 'error') return undefined
  const errors: FieldErrors<FieldValues> = {}
  for (const [name, message] of Object.entries(state.fields)) set(errors, name, { type: 'server', message })
  return errors
}

/** The problems with the names of their fields: what react-hook-form has as `{ rider: { phone } }` is that of `rider.phone`. */
function listProblems(errors: object, whole = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([part, error]: [string, object]) => {
    const fieldId = whole + part
    return 'message' in error
      ? { fieldId, message: String(error.message) }
      : listProblems(error, `${fieldId}.`)
  })
}

/** The problems in the order in which their fields stand in the form, by the names there; others come last. */
function problemsOf(
  errors: FieldErrors<FieldValues> = {},
  names: readonly string[] = [],
): readonly FieldProblem[] {
  const placeOf = ({ fieldId }: FieldProblem) => {
    const place = names.findIndex((name) => name === fieldId || name.startsWith(`${fieldId}.`))
    return place < 0 ? names.length : place
  }
  return listProblems(errors).sort((one, other) => placeOf(one) - placeOf(other))
}

const namesIn = ({ elements }: HTMLFormElement): string[] =>
  Array.from(elements, (control) => control.getAttribute('name') ?? '')

/** What the form shows in its fields, where that is not what they hold at first. */
function shownValues(state: FormState): Record<string, string> {
  if (state.status === 'idle' || (state.status === 'error' && state.isCleared)) return {}
  return state.values
}

/**
 * The version that a form is sent with (CONTRACT section 8). A page that is read anew, as by "Show", brings the version of now; but
 * where somebody else changed a field since a person typed in it, the form keeps the version that was there then: what is typed
 * would be saved over theirs without a word.
 */
function useSentVersion(defaults: Partial<Record<string, string>> = {}) {
  const [typedOver, setTypedOver] = useState<Partial<Record<string, string>>>({})
  const { version, ...typed } = typedOver
  const isOvertaken = Object.entries(typed).some(([name, held]) => held !== defaults[name])
  return {
    version: isOvertaken ? version : defaults.version,
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const name = target instanceof Element && target.getAttribute('name')
      if (!defaults.version || !name || name in typedOver) return
      setTypedOver((before) => ({ version: defaults.version, ...before, [name]: defaults[name] }))
    },
    onSent: () => setTypedOver({}),
  }
}

/**
 * A form of one schema and one action (HOUSE-STYLE, Forms). Without a script the browser posts it to the action and it
 * comes back filled; with one it is checked here first and sent without React's reset, so nothing typed is lost.
 * Fields stay uncontrolled: spread `control(name)` on each, or use FormField.
 */
export function useActionForm<Schema extends FormSchema>({
  action,
  schema,
  defaults,
  clears = false,
  sendBy,
}: ActionFormOptions<Schema>) {
  const sending = useSending(action, { clears, sendBy })
  const { state, isPending, failure } = sending
  const [ownProblems, setOwnProblems] = useState<readonly FieldProblem[] | null>(null)
  const [round, setRound] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const sent = useSentVersion(defaults)
  const locale = useLocale()
  const loadTexts = () => loadValidationTexts(locale)

  // Checks what the browser would send, as the server does: hidden fields and values set by the browser count too.
  const resolver: Resolver<FieldValues> = (values) =>
    checkFields(schema, loadTexts, element.current ? fieldsOf(new FormData(element.current)) : values)
  const isCleared = state.status === 'error' && state.isCleared === true
  const answered = useMemo(() => errorsOf(state), [state])
  const form = useForm<FieldValues>({
    resolver,
    errors: isCleared ? undefined : answered,
    shouldFocusError: false,
  })
  // The same array until the next answer: a new one takes the focus.
  const answeredProblems = useMemo(
    () => problemsOf(answered, state.status === 'error' ? Object.keys(state.values) : []),
    [answered, state],
  )

  // Uncontrolled fields take new values only as new elements; `round` is their key.
  function refill(values: Record<string, string>) {
    form.reset(values)
    setRound((before) => before + 1)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const sender = senderOf(event)
    element.current = sender.element
    void form.handleSubmit(
      () => {
        setOwnProblems(null)
        sent.onSent()
        sending.send(sender, (answer) => {
          if (clears || (answer.status === 'error' && answer.isMerged)) refill({})
        })
      },
      (invalid) => setOwnProblems(problemsOf(invalid, namesIn(sender.element))),
    )(event)
  }

  const valueOf = (name: FieldName<Schema>): string | undefined =>
    shownValues(state)[name] ?? (name === 'version' ? sent.version : defaults?.[name])

  return {
    formProps: {
      action: sending.formProps.action,
      onSubmit,
      onInput: sent.onInput,
      // Whoever touches the form will need its rules; whoever only reads the page never loads them.
      onFocus: () => void Promise.all([schema(), loadTexts()]).catch(() => undefined),
      noValidate: true,
    },
    state,
    isPending,
    slow: sending.slow,
    percent: sending.percent,
    /** Changes when the fields are filled anew; the key of what holds them in a form that clears. */
    round,
    /** The problem of a field, if it has one. */
    fieldError: (name: FieldName<Schema>): string | undefined =>
      form.getFieldState(name, form.formState).error?.message,
    /** For FormFrame: the problems of the last sending, or why it was not sent. */
    problems: isPending || isCleared ? noProblems : (ownProblems ?? answeredProblems),
    /** For FormFrame: what the last sending failed with; nothing where it was not sent. */
    failure: isCleared || ownProblems ? undefined : failure,
    /** After a failed sending of a form that clears: why it failed, and the way back to what was typed. */
    cleared:
      failure && isCleared
        ? {
            failure,
            problems: answeredProblems,
            post: sending.formProps.action,
            bringBack: () => {
              refill(failure.values)
              sending.setState({ ...failure, isCleared: false })
            },
          }
        : undefined,
    /** What a field holds at first: what was sent before, else its default. */
    valueOf,
    /** Everything that ties an input, select or textarea to the form. */
    control: (name: FieldName<Schema>) => ({ ...form.register(name), defaultValue: valueOf(name) }),
  }
}

/** A failed sending whose form came back empty. */
export type ClearedForm = NonNullable<ReturnType<typeof useActionForm>['cleared']>
