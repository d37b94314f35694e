-- step
alter table report_counts drop constraint report_counts_span_check,
  add constraint report_counts_span_check check (span in ('day', 'month', 'quarter')) not valid;
alter table counted_months add column in_quarter boolean not null default false;
comment on column counted_months.in_quarter is 'Whether report_counts has the sums of its quarter too';
-- step
alter table report_counts validate constraint report_counts_span_check;
-- step outside a transaction
create unique index concurrently report_counts_new_key on report_counts (subject, dimension, record, span, key, starts_on)
  include (events, visitors, seconds);
-- step
-- The index takes the name of the rule.
alter table report_counts drop constraint report_counts_pkey,
  add constraint report_counts_pkey primary key using index report_counts_new_key;
