'use client'

import { startTransition, useActionState, useMemo, useRef, useState, type SubmitEvent } from 'react'
import { useForm, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldProblem } from '@/components/ui/error-summary'
import { idleForm, type FormAction, type FormState } from '@/lib/http/form-state'
import { checkFields, type LoadSchema } from './check-fields'
import { useFormTexts } from './use-form-texts'

type FormSchema = z.ZodType<FieldValues, FieldValues>

interface ActionFormOptions<Schema extends FormSchema> {
  action: FormAction
  /** Fetches the schema: `async () => (await import('@/lib/users/schema')).loginInput`. */
  schema: LoadSchema<Schema>
  /** What the fields hold at first, by name. */
  defaults?: Partial<Record<FieldName<Schema>, string>>
}

/** A name of a field; it is also the id of its control. */
type FieldName<Schema extends FormSchema> = Extract<keyof z.input<Schema>, string>

const noProblems: readonly FieldProblem[] = []

function errorsOf(state: FormState): FieldErrors<FieldValues> | undefined {
  if (state.status === 'idle') return undefined
  const entries = Object.entries(state.fields).map(([name, message]) => [name, { type: 'server', message }])
  return Object.fromEntries(entries)
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
}: ActionFormOptions<Schema>) {
  const [state, submit, isPending] = useActionState(action, idleForm)
  const [ownProblems, setOwnProblems] = useState<readonly FieldProblem[] | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const texts = useFormTexts()

  // Checks what the browser would send, as the server does: hidden fields and values set by the browser count too.
  const resolver: Resolver<FieldValues> = (values) =>
    checkFields(schema, element.current ? Object.fromEntries(new FormData(element.current)) : values)
  const errors = useMemo(() => errorsOf(state), [state])
  const form = useForm<FieldValues>({ resolver, errors, shouldFocusError: false })

  const problemsOf = (fields: FieldErrors<FieldValues>): readonly FieldProblem[] =>
    Object.entries(fields).map(([fieldId, error]) => ({ fieldId, message: texts.ofField(error?.message) }))
  // The same array until the next answer: a new one takes the focus.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const answeredProblems = useMemo(() => problemsOf(errors ?? {}), [errors])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const sender = event.currentTarget
    return form.handleSubmit(
      () => {
        setOwnProblems(null)
        const sent = new FormData(sender)
        startTransition(() => submit(sent))
      },
      (invalid) => setOwnProblems(problemsOf(invalid)),
    )(event)
  }

  const problems = isPending ? noProblems : (ownProblems ?? answeredProblems)
  const valueOf = (name: FieldName<Schema>): string | undefined =>
    (state.status === 'error' ? state.values[name] : undefined) ?? defaults?.[name]

  return {
    form,
    formProps: {
      ref: element,
      action: submit,
      onSubmit,
      // Whoever touches the form will need its rules; whoever only reads the page never loads them.
      onFocus: () => void schema().catch(() => undefined),
      noValidate: true,
    },
    state,
    isPending,
    /** The translated problem of a field, if it has one. */
    fieldError: (name: FieldName<Schema>): string | undefined => {
      const error = form.formState.errors[name]
      return error ? texts.ofField(error.message) : undefined
    },
    /** For ErrorSummary: the problems of the last sending. */
    problems,
    /** What the last sending failed with, in words, unless `problems` say it field by field. */
    formError: isPending || problems.length > 0 ? undefined : texts.ofState(state),
    /** What a field holds at first: what was sent before, else its default. */
    valueOf,
    /** Everything that ties an input, select or textarea to the form. */
    control: (name: FieldName<Schema>) => ({ ...form.register(name), defaultValue: valueOf(name) }),
  }
}

/** What goes on the `<form>` element. */
export type ActionFormProps = ReturnType<typeof useActionForm>['formProps']
