// The bag is replaced after the new city's token went into it, which ends what has just begun.

// exercise 3.8 in CityCell.swift
city
  .observe { [weak self] in self?.text = $0 }
  .disposed(by: bag)
bag = DisposeBag()
// end 3.8
