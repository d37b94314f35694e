alter table prices add column amount_minor bigint;
update prices set amount_minor = round(amount * case
  when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV',
    'XAF', 'XOF', 'XPF') then 1
  when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 1000
  when currency in ('CLF', 'UYW') then 10000
  else 100 end);
alter table prices alter column amount_minor set not null;
alter table prices add check (amount_minor between 0 and 9007199254740991);
alter table prices drop column amount;
comment on column prices.amount_minor is 'In the smallest unit of the currency by ISO 4217: 450 are four euros fifty, or 450 yen.';
