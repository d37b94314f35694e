-- step in batches
delete from report_counts where ctid = any(array(select ctid from report_counts where span = 'quarter' limit 5000));
-- step
alter table report_counts drop constraint report_counts_span_check,
  add constraint report_counts_span_check check (span in ('day', 'month', 'year-to-date')) not valid;
alter table counted_months drop column in_quarter;
alter table counted_months add column in_year boolean not null default false;
comment on column counted_months.in_year is 'Whether report_counts has what the year came to up to the end of the month, for the site as a whole';
-- step
alter table report_counts validate constraint report_counts_span_check;
