import type { servicesIn } from '#content/described-services.ts';
import type { ShownEntry } from '#shared/page-content.ts';
import { ServiceIcon } from './service-icon.tsx';
import { SideSection } from './side-section.tsx';
import styles from './described-services.module.css';

/** Services that are described and quoted; nothing is bought here. */
export function DescribedServices({
  id,
  title,
  text,
  services,
}: {
  id: string;
  title: string;
  text: string;
  services: ReturnType<typeof servicesIn<ShownEntry<'service'>>>;
}) {
  return (
    <SideSection id={id} title={title} text={text}>
      <ul className={styles['cards']}>
        {services.map((service) => (
          <li key={service.id} id={service.id} className={styles['card']}>
            <ServiceIcon name={service.icon} />
            <h3>{service.title}</h3>
            <p>{service.description}</p>
            <ul>
              {service.includes.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
