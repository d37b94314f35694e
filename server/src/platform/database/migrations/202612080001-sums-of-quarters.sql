-- A ranking of a year adds up every key of its months where none leads: with quarters half as many rows.
alter table report_counts drop constraint report_counts_span_check;
alter table report_counts add constraint report_counts_span_check check (span in ('day', 'month', 'quarter'));
alter table counted_months add column in_quarter boolean not null default false;
comment on column counted_months.in_quarter is 'Whether report_counts has the sums of its quarter too';
-- What few keys have in a range is read from the index alone, where the days of a key lie beside each other.
alter table report_counts drop constraint report_counts_pkey;
alter table report_counts add constraint report_counts_pkey primary key (subject, dimension, record, span, key, starts_on)
  include (events, visitors, seconds);
