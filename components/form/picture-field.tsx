'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { buttonClassName } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { classNames } from '@/lib/core/class-names'
import { FileInput } from './file-input'
import { smallerPhoto } from './smaller-photo'

const shapes = {
  wide: { width: 480, height: 270, look: 'aspect-video w-full max-w-md object-cover' },
  square: { width: 192, height: 192, look: 'size-32 object-cover' },
  whole: { width: 320, height: 384, look: 'h-96 w-full max-w-80 object-contain' },
} as const

interface PictureFieldProps {
  name: string
  label: string
  /** What is said of it before its limits. */
  hint?: string
  error?: string | undefined
  /** Picture that stays when none is chosen. */
  current?: { url: string; name: string }
  optionalLabel?: string
  /** The shape of the frame that the picture will be shown in; `whole` shows all of it. */
  shape?: keyof typeof shapes
}

export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif'

/**
 * Chooses one picture: by dialog, by the camera of a phone, by dropping it, or by the keyboard; shows it before it is
 * sent, and makes a photo as small as it is stored. Without a script it is an ordinary file input. Needs the message namespace `Picture`.
 */
export function PictureField({
  name,
  label,
  hint,
  error,
  current,
  optionalLabel,
  shape = 'wide',
}: PictureFieldProps) {
  const t = useTranslations('Picture')
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ url: string; name: string } | null>(null)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.url)
  }, [chosen])

  function put(file: File) {
    if (!input.current) return
    const chosenFile = new DataTransfer()
    chosenFile.items.add(file)
    input.current.files = chosenFile.files
  }
  function show(file: File | undefined) {
    setChosen(file ? { url: URL.createObjectURL(file), name: file.name } : null)
    if (file) void smallerPhoto(file).then((photo) => input.current?.files?.[0] === file && put(photo))
  }
  function take(file: File | undefined) {
    if (!file) return
    put(file)
    show(file)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  const shown = chosen ?? current
  return (
    <Field
      id={name}
      label={label}
      hint={[hint, t('limits')].filter(Boolean).join(' ')}
      error={error}
      optionalLabel={optionalLabel}
      className="min-w-0"
    >
      {(control) => (
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          className={classNames(
            'grid grid-cols-1 gap-3 rounded-lg border-2 border-dashed p-3',
            isOver ? 'border-brand bg-sunken' : 'border-line',
          )}
        >
          {shown && (
            // eslint-disable-next-line @next/next/no-img-element
            <img
              src={shown.url}
              alt={chosen ? t('preview') : shown.name}
              // What is no picture has no preview; the server says why it is refused.
              onError={() => setChosen(null)}
              width={shapes[shape].width}
              height={shapes[shape].height}
              className={classNames('rounded-md bg-sunken', shapes[shape].look)}
            />
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <FileInput
              ref={input}
              {...control}
              choose={t('choose')}
              name={name}
              accept={acceptedPictures}
              onChange={(event) => show(event.target.files?.[0])}
            />
            <CameraButton onTaken={take} />
            <span className="flex items-center gap-1.5 text-sm text-ink-muted pointer-coarse:hidden">
              <Icon name="camera" className="size-4" />
              {t('dropHere')}
            </span>
          </div>
        </div>
      )}
    </Field>
  )
}

/** Straight to the camera, where there is a finger to press it; what it takes goes into the field. */
export function CameraButton({ onTaken }: { onTaken: (file: File | undefined) => void }) {
  const t = useTranslations('Picture')
  return (
    // Without a script nothing would carry the photo over; the field itself offers the camera there.
    <span className="hidden pointer-coarse:block noscript:hidden!">
      <label
        className={buttonClassName({
          variant: 'secondary',
          className: 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus',
        })}
      >
        <Icon name="camera" />
        {t('takePhoto')}
        <input
          type="file"
          accept={acceptedPictures}
          capture="environment"
          onChange={(event) => onTaken(event.target.files?.[0])}
          className="sr-only"
        />
      </label>
    </span>
  )
}
