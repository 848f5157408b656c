import type { PermitSourceId } from './permit-sources.ts';
import type { ToolSourceId } from './sources.ts';

/**
 * Edition, version or year of each work, or what was taken from it: for whoever compares a figure with its source. No page
 * shows it, so no device loads it. A page that is not here was read as it was published.
 */
export const sourceEditions: Readonly<
  Record<ToolSourceId, string> & Partial<Record<PermitSourceId, string>>
> = {
  meeus: 'second edition 1998; SunCalc 2.0.2, 2026',
  wmm: 'WMM2025, calculated for November 2026 with the geomagnetism 0.2.0 package',
  gazetteer: 'rounded to a hundredth of a degree, about 1 km',
  'bess-shading': 'BESS 7; why the rule went from 45 to 50% down to 25%',
  'iso-6946': 'third edition 2017; its combined method for layers with uprights',
  'iso-13788': 'second edition 2012, corrected 2020',
  'iso-10456': 'third edition 2007; single figures, rounded',
  'straw-review': '15 (2022), 7859',
  'hemp-lime': 'Materials 13 (2020), 5000: 0.087 to 0.10 W/(m·K) at 300 to 400 kg/m³',
  'hemp-lime-vapour': 'Construction and Building Materials 64 (2014), 270',
  'nathers-materials':
    'April 2012, updated July 2024: solid timbercrete 4.274, 3.185 and 2.415 m²·K/W a metre at 900, 1,000 and 1,100 kg/m³',
  'membrane-classes': '2017, as quoted: class 4 above 1.14 µg/(N·s)',
  straube: '2003; its conclusions 1 to 4',
  'straw-conductivity': 'as quoted by EcoCocon: 0.045 to 0.06 dry, 0.054 to 0.072 W/(m·K) air-dry',
  'straw-tested':
    'ACEEE Summer Study on Energy Efficiency in Buildings, 1998; its abstract: walls reported from R-17 to R-54 in US units, 3.0 to 9.5 m²·K/W; our figures are for R4.8 to R6, 450 mm laid flat',
  'iso-13786': 'third edition 2017; its matrices for a period of a day',
  minke: '0.1 W/(m·K) at 300 to 1.4 at 2,100 kg/m³, quoted elsewhere; the book itself not at hand',
  'fao-56': '1998, equation 48: humidity from the daily minimum where it was not measured',
  'ballarat-climate': 'long-term means of Ballarat Aerodrome',
  'practice-climate': 'those of our climate page, applied to Ballarat’s months',
  'vro-climate':
    'means of the Bureau of Meteorology: rain of Kyneton 753 mm and Bendigo 550 mm; mean minimum of Castlemaine 6.7 °C',
  'castlemaine-rain': 'Castlemaine 558.4 mm a year',
  'trentham-rain': 'two versions, with 1,050 and 1,111 mm a year',
  enhealth: 'third edition 2010, page of March 2011',
  'who-water': 'technical note 9: 7.5 to 15 L a person a day to drink, wash and cook',
  'yield-after-spillage': 'January 2019, page 33',
  'daylesford-rain': 'all years of record',
  silo: 'its file format, page as stored; the tool holds none of its records yet',
  'clause-53-02': 'table of static water supply by size of lot',
  volhard: '2016; our own range around what is common',
  'lime-mix': 'page as stored: one part of putty to 2.5 of sand for base and float coats',
  'lime-density': 'page as stored: a supplier’s bulk hydrated lime, 400 to 600 kg/m³',
  'practice-materials': 'working figures from our materials page',
  'practice-drying': 'the limits to wait for, and the water in a new brick',
  'practice-year': 'a plan worked out on paper',
  'wood-handbook': 'centennial edition 2010; about 12% at 20 °C and 65% humidity',
  'strawbale-limit': 'page as stored: above 20% is of concern, 12% or lower is good',
  'maldon-rain': 'long-term means, page as stored',
  'hepburn-wastewater': '42 days to assess; permit, then certificate',
  'bpc-certificate-of-consent': 'more than $20,000; valid 12 months',
  'building-contract': 'written contract above $10,000',
  'home-warranty': 'domestic work of more than $20,000, from 1 July 2026',
  'mandatory-inspections': 'practice note MI 01',
  'alteration-rule': 'more than half the volume; 25% or 1,000 m²',
  'end-of-project': 'occupancy permit, certificate of final inspection, changed cost',
  'planning-permits': 'page as stored',
  'planning-clock': 'page as stored; a planner’s reading of the Planning and Environment Act 1987',
  'electrical-certificate': 'page as stored',
  'practice-programme': 'our own; replace them with yours. No office has agreed to them',
};
