// The new bag is put in place after the city went into the old one, and ends what has just begun.

// exercise 3.8 in CityCell.swift
city
  .observe { [weak self] in self?.text = $0 }
  .disposed(by: bag)
bag = DisposeBag()
// end 3.8
