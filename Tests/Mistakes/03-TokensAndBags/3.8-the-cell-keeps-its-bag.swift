// One bag for all the cities that the cell ever showed: the old ones go on talking.

// exercise 3.8 in CityCell.swift
city
  .observe { [weak self] in self?.text = $0 }
  .disposed(by: bag)
// end 3.8
