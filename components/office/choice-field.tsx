import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'

interface ChoiceFieldProps {
  name: string
  label: string
  value: string | undefined
  /** What stands for no choice. */
  all: string
  choices: readonly { value: string; label: string }[]
}

/** One of several values beside the search of a FilterForm. */
export function ChoiceField({ name, label, value, all, choices }: ChoiceFieldProps) {
  return (
    <Field id={name} label={label} className="min-w-0 flex-[1_1_10rem]">
      {(control) => (
        <Select {...control} name={name} defaultValue={value ?? ''}>
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
