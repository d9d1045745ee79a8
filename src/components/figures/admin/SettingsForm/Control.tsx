import React from 'react';
import {controls, Input, Select} from '../../frame/controls';
import type {FormField, Value} from './model';
import styles from './styles.module.css';

interface Props {
  field: FormField;
  id: string;
  value: Value;
  disabled: boolean;
  /** Id of the error text; null when the field is valid. */
  problemId: string | null;
  onChange: (value: Value) => void;
}

function Multiselect({field, id, value, onChange}: Props) {
  return (
    <select
      id={id}
      multiple
      size={Math.min(field.options.length, 8)}
      className={controls.select}
      value={value as readonly string[]}
      onChange={({target}) => onChange([...target.selectedOptions].map((option) => option.value))}
    >
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** The control of a field, native as on the real page. */
export default function Control(props: Props) {
  const {field, id, value, disabled, problemId, onChange} = props;
  if (field.kind === 'checkbox') {
    return (
      <label className={styles.check}>
        <input
          id={id}
          type="checkbox"
          className={controls.check}
          checked={value === true}
          disabled={disabled}
          onChange={({target}) => onChange(target.checked)}
        />
        <span>{field.beside}</span>
      </label>
    );
  }
  if (field.kind === 'multiselect') {
    return <Multiselect {...props} />;
  }
  if (field.kind === 'select') {
    return (
      <Select id={id} value={String(value)} options={field.options} onChange={({target}) => onChange(target.value)} />
    );
  }
  return (
    <Input
      id={id}
      type={field.kind === 'number' || field.kind === 'date' ? field.kind : 'text'}
      autoComplete="off"
      required={field.required}
      min={field.min ?? undefined}
      step={field.step ?? undefined}
      pattern={field.pattern ?? undefined}
      aria-invalid={problemId !== null || undefined}
      aria-describedby={problemId ?? undefined}
      value={String(value)}
      onChange={({target}) => onChange(target.value)}
    />
  );
}
