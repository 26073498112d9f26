// The cell's closure reads the value from the city, and so the city holds itself.

// exercise 3.8 in CityCell.swift
bag = DisposeBag()
city
  .observe { [weak self] _ in self?.text = city.value }
  .disposed(by: bag)
// end 3.8
