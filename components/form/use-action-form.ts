'use client'

import { useMemo, useRef, useState, type SubmitEvent } from 'react'
import { useForm, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldProblem } from '@/components/ui/error-summary'
import type { FormAction, FormState } from '@/lib/server/form-state'
import { checkFields, type LoadSchema } from './check-fields'
import { useFormTexts } from './use-form-texts'
import { useSending } from './use-sending'

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
  sendBy?: (form: FormData) => Promise<FormState>
}

/** A name of a field; it is also the id of its control. */
type FieldName<Schema extends FormSchema> = Extract<keyof z.input<Schema>, string>

const noProblems: readonly FieldProblem[] = []

// The type of a problem whose message is no key.
const inWords = 'words'

function errorsOf(state: FormState): FieldErrors<FieldValues> | undefined {
  if (state.status !== 'error') return undefined
  const keys = Object.entries(state.fields).map(([name, message]) => [name, { type: 'server', message }])
  const words = Object.entries(state.said ?? {}).map(([name, message]) => [name, { type: inWords, message }])
  return Object.fromEntries([...keys, ...words])
}

/** What the form shows in its fields, where that is not what they hold at first. */
function shownValues(state: FormState): Record<string, string> {
  if (state.status === 'idle' || (state.status === 'error' && state.isCleared)) return {}
  return state.values
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
  const { state, setState, post, send, isPending } = useSending(action, { clears, sendBy })
  const [ownProblems, setOwnProblems] = useState<readonly FieldProblem[] | null>(null)
  const [round, setRound] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const texts = useFormTexts()

  // Checks what the browser would send, as the server does: hidden fields and values set by the browser count too.
  const resolver: Resolver<FieldValues> = (values) =>
    checkFields(schema, element.current ? Object.fromEntries(new FormData(element.current)) : values)
  const isCleared = state.status === 'error' && state.isCleared === true
  const answered = useMemo(() => errorsOf(state), [state])
  const errors = isCleared ? undefined : answered
  const form = useForm<FieldValues>({ resolver, errors, shouldFocusError: false })

  const textOf = (error: { type?: unknown; message?: unknown } | undefined) =>
    error?.type === inWords ? String(error.message) : texts.ofField(error?.message)
  const problemsOf = (fields: FieldErrors<FieldValues>): readonly FieldProblem[] =>
    Object.entries(fields).map(([fieldId, error]) => ({ fieldId, message: textOf(error) }))
  // The same array until the next answer: a new one takes the focus.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const answeredProblems = useMemo(() => problemsOf(answered ?? {}), [answered])

  // Uncontrolled fields take new values only as new elements; `round` is their key.
  function refill(values: Record<string, string>) {
    form.reset(values)
    setRound((before) => before + 1)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const sender = event.currentTarget
    return form.handleSubmit(
      () => {
        setOwnProblems(null)
        send(new FormData(sender), () => {
          if (clears) refill({})
        })
      },
      (invalid) => setOwnProblems(problemsOf(invalid)),
    )(event)
  }

  const problems = isPending || isCleared ? noProblems : (ownProblems ?? answeredProblems)
  const valueOf = (name: FieldName<Schema>): string | undefined =>
    shownValues(state)[name] ?? defaults?.[name]

  return {
    form,
    formProps: {
      ref: element,
      action: post,
      onSubmit,
      // Whoever touches the form will need its rules; whoever only reads the page never loads them.
      onFocus: () => void schema().catch(() => undefined),
      noValidate: true,
    },
    state,
    isPending,
    /** Changes when the fields are filled anew; the key of what holds them in a form that clears. */
    round,
    /** The translated problem of a field, if it has one. */
    fieldError: (name: FieldName<Schema>): string | undefined => {
      const error = form.formState.errors[name]
      return error ? textOf(error) : undefined
    },
    /** For ErrorSummary: the problems of the last sending. */
    problems,
    /** What the last sending failed with, in words, unless `problems` say it field by field. */
    formError: isPending || isCleared || problems.length > 0 ? undefined : texts.ofState(state),
    /** After a failed sending of a form that clears: why it failed, and the way back to what was typed. */
    cleared:
      isCleared && !isPending
        ? {
            reason: texts.ofState(state),
            problems: answeredProblems,
            values: state.values,
            post,
            bringBack: () => {
              refill(state.values)
              setState({ ...state, isCleared: false })
            },
          }
        : undefined,
    /** What a field holds at first: what was sent before, else its default. */
    valueOf,
    /** Everything that ties an input, select or textarea to the form. */
    control: (name: FieldName<Schema>) => ({ ...form.register(name), defaultValue: valueOf(name) }),
  }
}

/** What goes on the `<form>` element. */
export type ActionFormProps = ReturnType<typeof useActionForm>['formProps']
/** A failed sending whose form came back empty. */
export type ClearedForm = NonNullable<ReturnType<typeof useActionForm>['cleared']>
